interface FakeAnimationFrames {
  /** One frame comes, at once, to all that await it. */
  readonly runFrame: () => void;
  /** Frames come by themselves again, first to all that still await one. */
  readonly uninstall: () => void;
}

/** No frame comes by itself until `release`, as on a machine that is busy with everything else. */
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
      // What is asked for in a frame comes in the next; what is taken back in it does not come.
      for (const [id, act] of [...held]) if (held.delete(id)) act(performance.now());
    },
    uninstall: () => {
      window.requestAnimationFrame = request;
      window.cancelAnimationFrame = cancel;
      for (const act of held.values()) request.call(window, act);
    },
  };
}
