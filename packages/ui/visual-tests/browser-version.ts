const UPDATE_COMMAND = 'pnpm --filter @boostdesk/ui test:visual:update';

const majorVersion = (version: string) => version.split('.')[0];

/** Compares major versions; undefined if equal. */
export function describeVersionMismatch(baselineVersion: string, currentVersion: string): string | undefined {
  if (majorVersion(baselineVersion) === majorVersion(currentVersion)) return undefined;
  return (
    `The baselines were made with Chromium ${baselineVersion}. Chromium ${currentVersion} renders text and edges differently, ` +
    `so nothing was compared. Use the former (CHROMIUM_PATH) or update the baselines: ${UPDATE_COMMAND}`
  );
}
