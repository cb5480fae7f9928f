import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../banner/banner.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';

export interface FormErrorProps {
  /** Nothing to say: nothing is drawn. @default 'Please look at the marked fields' when `isShown` is set without text */
  children?: ReactNode;
  /** @default whether there is a text */
  isShown?: boolean;
  className?: string;
}

/** What is wrong with a form as a whole. It takes the focus when it appears, so that nobody has to look for it. */
export function FormError({ children, isShown = Boolean(children), className }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Banner ref={box} tone="danger" tabIndex={-1} className={classNames('bd-form-error', className)}>
      {children ?? messages.formError}
    </Banner>
  );
}
