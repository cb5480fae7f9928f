import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cssVar, type Token } from './tokens.ts';
import { useCopy } from './use-copy.ts';

interface TokenNameProps {
  readonly name: Token;
  /** Its value. */
  readonly children?: ReactNode;
}

/** A token’s name. Press it to copy its custom property. */
export function TokenName({ name, children }: TokenNameProps) {
  const { isCopied, copy, reset } = useCopy(cssVar(name));
  return (
    <Button onPress={copy} onBlur={reset} style={{ textAlign: 'start' }}>
      <code>{isCopied ? 'Copied' : name}</code> {children}
    </Button>
  );
}
