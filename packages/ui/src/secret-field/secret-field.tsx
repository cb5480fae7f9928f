import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { useReveal } from './use-reveal.ts';
import './secret-field.css';

/** Field texts. */
export interface SecretFieldLabels {
  readonly seconds: (seconds: number) => string;
  readonly reveal: (label: string, seconds: number) => string;
  readonly hide: (label: string, seconds: number) => string;
  readonly copy: (label: string) => string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly masked: string;
  readonly failed: string;
}

export interface SecretFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 'Login', 'Password'. */
  readonly label: string;
  /** Fetches the secret; calls may be logged. Rejects if denied. */
  readonly onReveal: () => Promise<string>;
  /** How long it stays visible. */
  readonly seconds?: number | undefined;
  /** No one may view it, for example while an order is paused. */
  readonly isLocked?: boolean | undefined;
  /** Number of dots shown instead; not the length. */
  readonly dots?: number | undefined;
  readonly labels?: SecretFieldLabels | undefined;
}

const COPIED_MS = 2000;

interface CopyState {
  /** Null before the first attempt and some time after success. */
  readonly outcome: 'copied' | 'failed' | null;
  readonly copy: (text: string) => Promise<void>;
}

const useCopyState = (): CopyState => {
  const [outcome, setOutcome] = useState<CopyState['outcome']>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Denied, or unavailable without TLS.
      setOutcome('failed');
    }
  };
  return { outcome, copy };
};

/** A hidden value, shown for some seconds or copied without showing it. */
export const SecretField = ({
  label,
  onReveal,
  seconds = 30,
  isLocked = false,
  dots = 12,
  labels = detailMessages.secret,
  className,
  ...rest
}: SecretFieldProps) => {
  const { value, secondsLeft, isBusy, hasFailed, show, hide, fetchValue } = useReveal(onReveal, seconds);
  const copying = useCopyState();
  const isCopied = copying.outcome === 'copied';
  const isShown = value !== undefined;
  const copy = async () => {
    const secret = await fetchValue();
    if (secret !== undefined) await copying.copy(secret);
  };
  return (
    <div {...rest} className={classNames('bd-secret', className)}>
      <span className="bd-secret__label">{label}</span>
      <span className="bd-secret__value" data-shown={isShown || undefined}>
        {value ?? (
          <>
            <span aria-hidden="true">{'•'.repeat(dots)}</span>
            <VisuallyHidden>{labels.masked}</VisuallyHidden>
          </>
        )}
      </span>
      <span className="bd-secret__actions">
        <Button
          size="s"
          isDisabled={isLocked}
          isPending={isBusy}
          aria-label={isShown ? labels.hide(label, secondsLeft) : labels.reveal(label, seconds)}
          onPress={isShown ? hide : show}
        >
          {isShown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
          <bdi className="bd-secret__seconds">{labels.seconds(isShown ? secondsLeft : seconds)}</bdi>
        </Button>
        <IconButton size="s" isDisabled={isLocked || isBusy} aria-label={labels.copy(label)} onPress={copy}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        </IconButton>
      </span>
      <span className="bd-secret__status" role="status">
        {hasFailed ? labels.failed : null}
        {!hasFailed && copying.outcome === 'failed' ? labels.copyFailed : null}
        {isCopied ? <VisuallyHidden>{labels.copied}</VisuallyHidden> : null}
      </span>
    </div>
  );
};
