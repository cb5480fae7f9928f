// Do and don't in pictures, drawn with the components themselves.
import { type ComponentType, lazy, Suspense } from 'react';
import type { Picture, PicturePair } from '../src/docs-pictures.ts';
import { getFolder } from './get-folder.ts';

const files = import.meta.glob<readonly PicturePair[]>('../src/*/*.pictures.tsx', { import: 'pictures' });

/** By folder. Loaded with their page, because they need many components. */
const pages = new Map<string, ComponentType>(
  Object.entries(files).map(([file, load]) => [
    getFolder(file),
    lazy(async () => {
      const pairs = await load();
      return { default: () => <Pairs pairs={pairs} /> };
    }),
  ]),
);

export function Pictures({ folder }: { readonly folder: string }) {
  const Page = pages.get(folder);
  if (Page === undefined) return null;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

const Pairs = ({ pairs }: { readonly pairs: readonly PicturePair[] }) => (
  <>
    {pairs.map((pair) => (
      <div key={pair.do.caption} className="page-pictures sb-unstyled">
        <Figure kind="do" title="Do" {...pair.do} />
        <Figure kind="dont" title="Don’t" {...pair.dont} />
      </div>
    ))}
  </>
);

interface FigureProps extends Picture {
  readonly kind: 'do' | 'dont';
  readonly title: string;
}

/** A picture is inert: the caption says it all, and its controls do nothing. */
const Figure = ({ kind, title, caption, picture }: FigureProps) => (
  <figure data-kind={kind}>
    <div className="page-picture" inert>
      {picture}
    </div>
    <figcaption>
      <strong>{title}:</strong> {caption}
    </figcaption>
  </figure>
);
