import {DeviceAction, DeviceFeature, DevicePermission, DeviceReportKind} from './wire.js';

// So long a page waits for the first measurement of a sensor, in milliseconds.
const patience = 1500;
// Whether the person has just pressed something; older browsers do not say.
const activation = /** @type {{isActive: boolean} | undefined} */ (/** @type {any} */ (navigator).userActivation);
// So many notifications may be open.
const most = 64;

/**
 * The devices of the machine: its place, its sensors and its notifications, as far as browser and person permit. The page gets this script with
 * the app's first request.
 */
export class Devices {
  #send;
  #announce;
  // The devices that are to be measured; a person may take a while to permit it.
  /** @type {Set<string>} */
  #wanted = new Set();
  // What ends a measurement, by its device.
  /** @type {Map<string, () => void>} */
  #running = new Map();
  /** @type {Map<number, Notification>} */
  #notifications = new Map();
  // What waits for the next press, and what stops waiting.
  /** @type {Map<string, () => void>} */
  #waiting = new Map();

  /** @param {{send: (...values: Values) => void, announce: (text: string) => void}} line */
  constructor({send, announce}) {
    this.#send = send;
    this.#announce = announce;
  }

  /**
   * Performs a request of the app.
   * @param {Values} request
   */
  receive([action, ...values]) {
    switch (action) {
      case DeviceAction.authorize: this.#authorize(values[0]); break;
      case DeviceAction.start: this.#start(values[0], !!values[1], values[2]); break;
      case DeviceAction.stop: this.#end(values[0]); break;
      case DeviceAction.notify: this.#notify(values[0], values[1], values[2], !!values[3]); break;
      case DeviceAction.withdraw: this.#notifications.get(values[0])?.close(); break;
    }
  }

  /** Ends all measurements: nobody takes them. */
  stop() {
    for (const feature of [...this.#wanted]) this.#end(feature);
    for (const cancel of [...this.#waiting.values()]) cancel();
  }

  /** @param {string} feature */
  #end(feature) {
    this.#wanted.delete(feature);
    this.#waiting.get(feature)?.();
    const end = this.#running.get(feature);
    this.#running.delete(feature);
    end?.();
  }

  /**
   * @param {string} feature
   * @param {string} answer
   */
  #answer(feature, answer) { this.#send(DeviceReportKind.permission, feature, answer); }

  /** @param {string} feature */
  #isWanted(feature) { return this.#wanted.has(feature); }

  /** @param {string} feature */
  #authorize(feature) {
    if (feature === DeviceFeature.location) this.#locate(feature);
    else if (feature === DeviceFeature.notifications) this.#permitNotifications();
    else this.#permitSensor(feature, () => this.#answer(feature, DevicePermission.granted));
  }

  /**
   * @param {string} feature
   * @param {boolean} isPrecise
   * @param {number} interval the shortest time between two measurements, in milliseconds
   */
  #start(feature, isPrecise, interval) {
    this.#end(feature);
    this.#wanted.add(feature);
    if (feature === DeviceFeature.location) this.#followPlace(isPrecise);
    if (feature === DeviceFeature.heading) this.#permitSensor(feature, () => this.#isWanted(feature) && this.#followHeading(interval));
    if (feature === DeviceFeature.motion) this.#permitSensor(feature, () => this.#isWanted(feature) && this.#followMotion(interval));
  }

  /**
   * Does work for which a browser demands a press or a key: at once where there was one just now, else with the next one.
   * @param {string} feature
   * @param {() => void} work
   */
  #withPress(feature, work) {
    this.#waiting.get(feature)?.();
    if (activation?.isActive) return work();
    const events = ['pointerup', 'touchend', 'keydown'];
    const cancel = () => {
      this.#waiting.delete(feature);
      for (const name of events) removeEventListener(name, go, true);
      if (!this.#waiting.size) this.#announce('');
    };
    const go = () => {
      // The Escape key, for one, does not count.
      if (activation?.isActive === false) return;
      cancel();
      work();
    };
    this.#waiting.set(feature, cancel);
    for (const name of events) addEventListener(name, go, true);
    this.#announce('Your browser asks for permission when you press anywhere.');
  }

  // The place

  #canLocate() {
    if (isSecureContext && navigator.geolocation) return true;
    this.#answer(DeviceFeature.location, DevicePermission.unavailable);
    return false;
  }

  /** @param {string} feature */
  #locate(feature) {
    if (!this.#canLocate()) return;
    navigator.geolocation.getCurrentPosition(() => this.#answer(feature, DevicePermission.granted), error => this.#refuse(error, true),
      {maximumAge: Infinity, timeout: 10000});
  }

  /**
   * @param {GeolocationPositionError} error
   * @param {boolean} isQuestion whether the person was asked for nothing but permission
   */
  #refuse({code}, isQuestion) {
    const feature = DeviceFeature.location;
    if (code === 1) this.#answer(feature, DevicePermission.denied);
    else if (isQuestion) this.#answer(feature, DevicePermission.granted);
    else this.#send(DeviceReportKind.failure, feature);
  }

  /** @param {boolean} enableHighAccuracy */
  #followPlace(enableHighAccuracy) {
    if (!this.#canLocate()) return;
    const {geolocation} = navigator;
    const watch = () => geolocation.watchPosition(({coords, timestamp}) => this.#send(
      DeviceReportKind.position, coords.latitude, coords.longitude, coords.accuracy, coords.altitude, coords.altitudeAccuracy, coords.heading,
      coords.speed, Math.min(Math.max(Date.now() - timestamp, 0), 3e10),
    ), error => this.#refuse(error, false), {enableHighAccuracy, timeout: 10000});
    let number = watch();
    // A person who changes the browser's settings need not load the page again.
    /** @type {PermissionStatus | null} */
    let status = null;
    let isOver = false;
    navigator.permissions?.query({name: 'geolocation'}).then(answer => {
      if (isOver) return;
      status = answer;
      answer.onchange = () => {
        geolocation.clearWatch(number);
        number = watch();
      };
    }, () => {});
    this.#running.set(DeviceFeature.location, () => {
      isOver = true;
      geolocation.clearWatch(number);
      if (status) status.onchange = null;
    });
  }

  // The sensors

  /**
   * Does work once the person permits the sensors of motion, which browsers ask for from a press.
   * @param {string} feature
   * @param {() => void} work
   */
  #permitSensor(feature, work) {
    /** @type {any[]} */
    const kinds = [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent];
    if (!isSecureContext || kinds.some(kind => !kind)) return this.#answer(feature, DevicePermission.unavailable);
    const ask = () => Promise.all(kinds.map(kind => kind.requestPermission?.() ?? 'granted'))
      .then(answers => answers.every(answer => answer === 'granted') ? work() : this.#answer(feature, DevicePermission.denied));
    // Without a press it fails where the person is still to be asked.
    ask().catch(() => this.#withPress(feature, () => ask().catch(() => this.#answer(feature, DevicePermission.denied))));
  }

  /**
   * Follows events until the device is needed no more. Without any in a while, the machine lacks it.
   * @param {string} feature
   * @param {Record<string, (event: any) => boolean>} listeners Whether an event has something.
   */
  #listen(feature, listeners) {
    this.#running.get(feature)?.();
    const timer = setTimeout(() => this.#answer(feature, DevicePermission.unavailable), patience);
    const named = Object.entries(listeners).map(([name, take]) => {
      /** @type {(event: any) => void} */
      const listener = event => { if (take(event)) clearTimeout(timer); };
      addEventListener(name, listener);
      return /** @type {const} */ ([name, listener]);
    });
    this.#running.set(feature, () => {
      clearTimeout(timer);
      for (const [name, listener] of named) removeEventListener(name, listener);
    });
  }

  /** @param {number} interval */
  #followHeading(interval) {
    const isDue = every(interval);
    this.#listen(DeviceFeature.heading, {
      deviceorientationabsolute: ({alpha}) => {
        if (alpha === null) return false;
        if (isDue()) this.#send(DeviceReportKind.heading, (360 - alpha) % 360, null);
        return true;
      },
      deviceorientation: ({webkitCompassHeading: heading, webkitCompassAccuracy: accuracy}) => {
        if (!(heading >= 0)) return false;
        if (isDue()) this.#send(DeviceReportKind.heading, heading, accuracy >= 0 ? accuracy : null);
        return true;
      },
    });
  }

  /** @param {number} interval */
  #followMotion(interval) {
    const isDue = every(interval);
    // Safari on Apple's devices has the opposite of the standard's signs.
    const sign = navigator.vendor.startsWith('Apple') ? -1 : 1;
    /** @type {(number | null)[]} */
    let attitude = [null, null, null];
    let movedAt = -Infinity;
    /** @param {any} vector @param {number} [factor] */
    const parts = (vector, factor = 1) => [vector?.x, vector?.y, vector?.z].map(value => value == null ? null : factor * value);
    /** @param {any} [event] */
    const send = event => {
      const {acceleration, accelerationIncludingGravity, rotationRate} = event ?? {};
      const {alpha = null, beta = null, gamma = null} = rotationRate ?? {};
      if (isDue()) {
        this.#send(DeviceReportKind.motion, ...parts(acceleration, sign), ...parts(accelerationIncludingGravity, sign), alpha, beta, gamma, ...attitude);
      }
    };
    this.#listen(DeviceFeature.motion, {
      devicemotion: event => {
        const isThere = [event.acceleration, event.accelerationIncludingGravity].some(vector => vector?.x != null) || event.rotationRate?.alpha != null;
        if (!isThere) return false;
        movedAt = event.timeStamp;
        send(event);
        return true;
      },
      deviceorientation: event => {
        const {alpha, beta, gamma} = event;
        if (beta === null) return false;
        attitude = [alpha ?? 0, beta, gamma];
        // Machines without an accelerometer have the attitude alone.
        if (event.timeStamp - movedAt > 500) send();
        return true;
      },
    });
  }

  // Notifications

  #permitNotifications() {
    const feature = DeviceFeature.notifications;
    if (!isSecureContext || !globalThis.Notification) return this.#answer(feature, DevicePermission.unavailable);
    /** @param {string} answer */
    const report = answer => this.#answer(feature, answer === 'granted' ? DevicePermission.granted : DevicePermission.denied);
    if (Notification.permission !== 'default') return report(Notification.permission);
    this.#withPress(feature, () => Notification.requestPermission().then(report, () => report('denied')));
  }

  /**
   * @param {number} number
   * @param {string} title
   * @param {string} body
   * @param {boolean} silent
   */
  #notify(number, title, body, silent) {
    if (globalThis.Notification?.permission !== 'granted') return this.#permitNotifications();
    /** @type {Notification} */
    let shown;
    try {
      shown = new Notification(title, {body, silent});
    } catch {
      // Chromium on Android shows those of service workers alone.
      return this.#answer(DeviceFeature.notifications, DevicePermission.unavailable);
    }
    if (this.#notifications.size >= most) this.#notifications.values().next().value?.close();
    this.#notifications.set(number, shown);
    shown.onclose = () => this.#notifications.delete(number);
    shown.onclick = () => {
      focus();
      this.#send(DeviceReportKind.opened, number);
      shown.close();
      this.#notifications.delete(number);
    };
  }
}

/**
 * Whether so many milliseconds have passed since it was last true. Sixty times a second is often enough for a person's hands.
 * @param {number} interval
 */
function every(interval) {
  const shortest = Math.max(interval, 16) - 2;
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < shortest) return false;
    last = now;
    return true;
  };
}
