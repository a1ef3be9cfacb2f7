// KatanaStore
