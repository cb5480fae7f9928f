const RENEW = 'pnpm --filter @boostdesk/ui pictures:accept';

const majorOf = (version: string) => version.split('.')[0];

/** What to say where the browser here is of another major version than that of the baselines; undefined where it is not. */
export function otherBrowser(madeWith: string, here: string): string | undefined {
  if (majorOf(madeWith) === majorOf(here)) return undefined;
  return (
    `The pictures were made with Chromium ${madeWith}, and Chromium ${here} is here: it draws letters and edges ` +
    `otherwise, so nothing was compared. Take the former (CHROMIUM_PATH), or renew them: ${RENEW}`
  );
}
