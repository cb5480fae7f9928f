import { Fragment, type RefObject, useEffect, useRef } from 'react';

/** A part of the text, in UTF-16 code units; `end` is exclusive. */
export interface ComposerMark {
  readonly start: number;
  readonly end: number;
}

interface ComposerMarksProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  /** The text of the field. */
  readonly text: string;
  /** Ascending and disjoint. */
  readonly marks: readonly ComposerMark[];
}

type OptionalMarks = Omit<ComposerMarksProps, 'marks'> & Partial<Record<'marks', readonly ComposerMark[] | undefined>>;

/** Highlights parts of the field's text: a copy of the text behind it, which shows only the marks. */
export const ComposerMarks = ({ marks = [], ...rest }: OptionalMarks) =>
  marks.length > 0 && <Marks {...rest} marks={marks} />;

const Marks = ({ input, text, marks }: ComposerMarksProps) => {
  const copy = useRef<HTMLDivElement>(null);
  // Not a layout effect: on the first render the field, which follows, has no ref then.
  useEffect(() => {
    const [field, own] = [input.current, copy.current];
    if (!field || !own) return;
    const follow = () => {
      own.style.width = `${field.clientWidth}px`;
      own.style.height = `${field.clientHeight}px`;
      own.scrollTop = field.scrollTop;
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(field);
    field.addEventListener('scroll', follow);
    return () => {
      observer.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [input]);
  return (
    <div ref={copy} className="bd-composer__marks" aria-hidden="true" dir="auto">
      {marks.map(({ start, end }, nth) => (
        <Fragment key={start}>
          {text.slice(marks[nth - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
      {'\n'}
    </div>
  );
};
