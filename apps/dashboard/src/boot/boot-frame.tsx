/** The same empty frame as in index.html, so that nothing flickers. */
export const BootFrame = () => (
  <>
    <div className="boot-side" />
    <div className="boot-top" />
  </>
);
