/** On the icon of the installed app; most browsers have none, and one that refuses is no trouble. */
export async function showOnIcon(count: number): Promise<void> {
  try {
    if (count === 0) await navigator.clearAppBadge?.();
    else await navigator.setAppBadge?.(count);
  } catch {
    // The number stands in the header and the tab.
  }
}
