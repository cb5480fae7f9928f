/** Sets the badge on the installed app's icon, where supported. */
export async function updateAppBadge(count: number): Promise<void> {
  try {
    if (count === 0) await navigator.clearAppBadge?.();
    else await navigator.setAppBadge?.(count);
  } catch {
    // The header and the tab title show the number, too.
  }
}
