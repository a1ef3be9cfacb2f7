// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import BackgroundTasks

/// Compiles: one small use of each name of BackgroundTasks that apps use. Never called.
@available(*, deprecated)
func useBackgroundTasks() {
  do { _ = BGTaskScheduler.shared }
  do { typealias Use = BGTaskScheduler }
  do { _ = BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:) }
  do { _ = BGTaskScheduler.submit(_:) }
  do { _ = BGTask.setTaskCompleted(success:) }
  do { _ = BGAppRefreshTaskRequest.init(identifier:) }
  do { _ = { (value: BGTask) in _ = value.expirationHandler } }
  do { _ = { (value: BGTaskRequest) in _ = value.earliestBeginDate } }
  do { typealias Use = BGAppRefreshTaskRequest }
  do { typealias Use = BGTask }
  do { _ = BGProcessingTaskRequest.init(identifier:) }
  do { _ = { (value: BGProcessingTaskRequest) in _ = value.requiresNetworkConnectivity } }
  do { typealias Use = BGProcessingTaskRequest }
  do { _ = { (value: BGProcessingTaskRequest) in _ = value.requiresExternalPower } }
  do { _ = BGTaskScheduler.cancelAllTaskRequests }
  do { typealias Use = BGAppRefreshTask }
  do { typealias Use = BGProcessingTask }
}
