import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { Banner } from '../banner/banner.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';

export interface FormErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'tabIndex'> {
  /** Renders nothing if empty. @default 'Check the highlighted fields' if `isShown` */
  children?: ComponentPropsWithRef<'div'>['children'];
  /** @default if there’s text */
  isShown?: boolean;
}

/** A form-level error that takes focus when it appears. */
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
