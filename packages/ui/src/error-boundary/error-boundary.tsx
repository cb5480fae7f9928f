import { Component, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { screenMessages } from '../messages/screen-messages.ts';

/** Reference code of a reported error. */
export type ErrorReference = string | number | null | undefined;

/** Class, style and ref go to the fallback. */
export interface ErrorBoundaryProps extends Omit<ErrorStateProps, 'children' | 'onError' | 'title'> {
  children: ReactNode;
  /** A changed key re-renders the content. */
  resetKey?: unknown;
  /** Reports an error and returns its reference code. */
  onError?: (error: unknown) => ErrorReference | Promise<ErrorReference>;
  /** @default re-renders the content */
  onRetry?: () => void;
  /** @default 'This section stopped working' */
  title?: ReactNode;
  /** Message for an error. @default 'Everything else still works. Try again or come back later.' */
  describe?: (error: unknown) => ReactNode;
  /** Wraps the fallback, for example in a landmark. */
  frame?: (state: ReactNode) => ReactNode;
  /** @default 'Reference 10482' */
  describeReference?: (code: string | number) => ReactNode;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null;
  readonly reference: ErrorReference;
  readonly resetKey: unknown;
}

const whole = { caught: null, reference: null } as const;

/** Class components cannot pass on `ref`. */
interface BoundaryProps extends Omit<ErrorBoundaryProps, 'ref'> {
  readonly stateRef: ErrorBoundaryProps['ref'];
}

class Boundary extends Component<BoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { ...whole, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error }, reference: null };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return Object.is(resetKey, state.resetKey) ? null : { ...whole, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // A failed report must not throw again.
    this.report(error).catch(() => undefined);
  }

  private async report(error: unknown): Promise<void> {
    const reference = await this.props.onError?.(error);
    if (this.state.caught?.error === error) this.setState({ reference });
  }

  override render(): ReactNode {
    const {
      children,
      resetKey: _,
      onError: __,
      onRetry = () => this.setState(whole),
      title = screenMessages.boundary.title,
      describe = () => screenMessages.boundary.text,
      describeReference = screenMessages.boundary.reference,
      frame = (state) => state,
      stateRef,
      ...props
    } = this.props;
    const { caught, reference } = this.state;
    if (caught === null) return children;
    return frame(
      <ErrorState icon="warning" {...props} ref={stateRef} title={title} onRetry={onRetry}>
        {describe(caught.error)}
        {reference === null || reference === undefined ? null : <p>{describeReference(reference)}</p>}
      </ErrorState>,
    );
  }
}

/** Replaces content that fails to render by a message, a reference code and a retry button. */
export function ErrorBoundary({ ref, ...props }: ErrorBoundaryProps) {
  return <Boundary {...props} stateRef={ref} />;
}
