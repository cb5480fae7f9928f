import { ToastRegion } from '@boostdesk/ui/toast';
import { toasts } from '../app/toasts.ts';

export const Toasts = () => <ToastRegion queue={toasts} />;
