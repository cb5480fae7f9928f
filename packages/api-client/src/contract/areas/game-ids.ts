import { games } from '@boostdesk/catalogs';

/** Including 'General' (any game). */
export const gameIds = /* @__PURE__ */ (() => games.map(({ id }) => id))();
/** Without 'General'. */
export const playedGameIds = /* @__PURE__ */ (() => gameIds.filter((id) => id !== 0))();
