/** Same markup as the empty frame in index.html, so that nothing flickers. */
export const BootFrame = () => (
  <>
    <div className="boot-side" />
    <div className="boot-top" />
  </>
);
