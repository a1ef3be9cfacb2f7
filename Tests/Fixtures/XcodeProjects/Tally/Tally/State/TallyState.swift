//
//  TallyState.swift
//  Tally
//

import Katana

struct TallyState: State {
    var count = 0
}

struct Add: SyncAction {
    var payload: Int

    static func updatedState(currentState: State, action: Add) -> State {
        guard var state = currentState as? TallyState else { return currentState }
        state.count += action.payload
        return state
    }
}
