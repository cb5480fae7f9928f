const UPDATE_COMMAND = 'pnpm --filter @boostdesk/ui pictures:accept';

const majorVersion = (version: string) => version.split('.')[0];

/** What to say where the browser here is of another major version than that of the baselines; undefined where it is not. */
export function describeVersionMismatch(baselineVersion: string, currentVersion: string): string | undefined {
  if (majorVersion(baselineVersion) === majorVersion(currentVersion)) return undefined;
  return (
    `The pictures were made with Chromium ${baselineVersion}, and Chromium ${currentVersion} is here: it draws letters and edges ` +
    `otherwise, so nothing was compared. Take the former (CHROMIUM_PATH), or renew them: ${UPDATE_COMMAND}`
  );
}
