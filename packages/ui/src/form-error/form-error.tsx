import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { Banner } from '../banner/banner.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';

export interface FormErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'tabIndex'> {
  /** If empty, nothing renders. @default 'Check the highlighted fields' when `isShown` is set without text */
  children?: ComponentPropsWithRef<'div'>['children'];
  /** @default if there’s text */
  isShown?: boolean;
}

/** The error of a whole form. It takes focus when it appears, so that it’s easy to find. */
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
