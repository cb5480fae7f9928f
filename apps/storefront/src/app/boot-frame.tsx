/** As in index.html, to avoid a flash. */
export const BootFrame = () => <div className="boot-top" />;
