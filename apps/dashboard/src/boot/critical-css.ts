// Styles of the orders list, bundled into the page's own style sheet: separate files cost a slow CPU a request each,
// and a late style sheet recalculates the styles of the whole page.
import '@boostdesk/ui/badge.css';
import '@boostdesk/ui/card.css';
import '@boostdesk/ui/crest.css';
import '@boostdesk/ui/data-table.css';
import '@boostdesk/ui/field.css';
import '@boostdesk/ui/hover-popover.css';
import '@boostdesk/ui/load-more.css';
import '@boostdesk/ui/money.css';
import '@boostdesk/ui/page-layout.css';
import '@boostdesk/ui/popover.css';
import '@boostdesk/ui/progress-bar.css';
import '@boostdesk/ui/search-box.css';
import '@boostdesk/ui/select.css';
import '@boostdesk/ui/status-pill.css';
import '@boostdesk/ui/tab-bar.css';
import '@boostdesk/ui/text-field.css';
import '../features/orders/orders.module.css';
import '../shared/components/one-line.module.css';
import '../shell/menu-list.module.css';
import '../shell/search-sheet.module.css';
