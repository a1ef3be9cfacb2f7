//
//  Game.swift
//  Hurdles
//

import SpriteKit
import GameplayKit
import UIKit

func scene0(_ scene: SKScene) {}
func scene1(_ scene: SKScene) {}
func scene2(_ scene: SKScene) {}
func scene3(_ scene: SKScene) {}
func scene4(_ scene: SKScene) {}
func scene5(_ scene: SKScene) {}
func scene6(_ scene: SKScene) {}
func scene7(_ scene: SKScene) {}

func source0(_ source: GKRandomSource) {}
func source1(_ source: GKRandomSource) {}
func source2(_ source: GKRandomSource) {}
func source3(_ source: GKRandomSource) {}
