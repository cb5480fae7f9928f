/** No frame comes until `release`, as on a machine that is busy with everything else: then all come that are still awaited. */
export function heldFrames(): { readonly release: () => void } {
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
    release: () => {
      window.requestAnimationFrame = request;
      window.cancelAnimationFrame = cancel;
      for (const act of held.values()) request.call(window, act);
    },
  };
}
