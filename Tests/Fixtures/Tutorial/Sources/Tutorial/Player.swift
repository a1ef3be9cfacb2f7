enum Player {
  case one, two
}
