import { games } from '@boostdesk/catalogs';

/** Of all games, 'General' among them: that of what is meant for any game. */
export const gameIds = /* @__PURE__ */ (() => games.map(({ id }) => id))();
/** Of those that are played. */
export const playedGameIds = /* @__PURE__ */ (() => gameIds.filter((id) => id !== 0))();
