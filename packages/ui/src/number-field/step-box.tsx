import './step-box.css';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../icon/icon.tsx';

export interface StepBoxProps {
  readonly less: ButtonProps;
  readonly more: ButtonProps;
  readonly children: ReactNode;
}

export const StepBox = ({ less, more, children }: StepBoxProps) => (
  <Group className="bd-input bd-step-box">
    <Button {...less}>
      <Icon name="minus" size={14} />
    </Button>
    {children}
    <Button {...more}>
      <Icon name="plus" size={14} />
    </Button>
  </Group>
);
