import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { Banner } from '../banner/banner.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';

export interface FormErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'tabIndex'> {
  /** Nothing to say: nothing is drawn. @default 'Please look at the marked fields' when `isShown` is set without text */
  children?: ComponentPropsWithRef<'div'>['children'];
  /** @default whether there is a text */
  isShown?: boolean;
}

/** What is wrong with a form as a whole. It takes the focus when it appears, so that nobody has to look for it. */
export function FormError({ children, isShown = Boolean(children), className, ref, ...props }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const both = useMemo(() => mergeRefs(box, ref), [ref]);
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Banner {...props} ref={both} tone="danger" tabIndex={-1} className={classNames('bd-form-error', className)}>
      {children ?? messages.formError}
    </Banner>
  );
}
