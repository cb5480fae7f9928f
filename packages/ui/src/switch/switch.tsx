import './switch.css';
import type { ReactNode, RefAttributes } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { withClass } from '../styles/class-name.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** Label. Without it, set `aria-label`. */
  children?: ReactNode;
}

/** On or off, immediately. If it takes effect on 'Save', use Checkbox. */
export function Switch({ className, children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={withClass('bd-switch', className)}>
      <span className="bd-switch-track" aria-hidden="true" />
      {children === undefined ? null : <span>{children}</span>}
    </AriaSwitch>
  );
}
