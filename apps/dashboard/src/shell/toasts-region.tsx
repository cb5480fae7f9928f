import { ToastRegion } from '@boostdesk/ui/toast';
import { toasts } from '../core/toasts.ts';

export const Toasts = () => <ToastRegion queue={toasts} />;
