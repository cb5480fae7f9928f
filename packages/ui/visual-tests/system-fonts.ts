import type { CDPSession, Page } from '@playwright/test';

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly children?: readonly DomNode[];
}

const TEXT_NODE = 3;

const findTextNodeParents = ({ nodeId, children = [] }: DomNode): number[] => [
  ...(children.some(({ nodeType }) => nodeType === TEXT_NODE) ? [nodeId] : []),
  ...children.flatMap(findTextNodeParents),
];

async function collectSystemFonts(session: CDPSession): Promise<Set<string>> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found = new Set<string>();
  for (const nodeId of findTextNodeParents(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(familyName);
  }
  return found;
}

/** They differ between machines. */
export async function findSystemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    return [...(await collectSystemFonts(session))];
  } finally {
    await session.detach();
  }
}
