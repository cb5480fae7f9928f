interface FakeAnimationFrames {
  readonly runFrame: () => void;
  /** Runs waiting callbacks first. */
  readonly uninstall: () => void;
}

/** Stops animation frames until `uninstall`, as on a busy machine. */
export function installFakeAnimationFrames(): FakeAnimationFrames {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const held = new Map<number, FrameRequestCallback>();
  let last = 0;
  window.requestAnimationFrame = (act) => {
    last -= 1;
    held.set(last, act);
    return last;
  };
  window.cancelAnimationFrame = (id) => {
    if (!held.delete(id)) cancel.call(window, id);
  };
  return {
    runFrame: () => {
      // Callbacks requested meanwhile wait; cancelled ones do not run.
      for (const [id, act] of [...held]) if (held.delete(id)) act(performance.now());
    },
    uninstall: () => {
      window.requestAnimationFrame = request;
      window.cancelAnimationFrame = cancel;
      for (const act of held.values()) request.call(window, act);
    },
  };
}
