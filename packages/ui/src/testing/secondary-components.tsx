import type { ReactElement, RefObject } from 'react';
import { Tag } from '../badge/badge.tsx';
import { Button, IconButton } from '../button/button.tsx';
import { RangeCalendar } from '../calendar/calendar.tsx';
import { FilterBar, FilterButton } from '../filter-chips/filter-chips.tsx';
import { Mark } from '../hover-popover/hover-popover.tsx';
import { ButtonLink } from '../link/link.tsx';
import { ListRows, RowIcon } from '../list-row/list-row.tsx';
import { MarkdownContents } from '../markdown/markdown.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';
import { DockedPage, PageColumns, PagePair, Stack } from '../page-layout/page-layout.tsx';
import { PriceTotal } from '../price-lines/price-lines.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { RatingInput } from '../rating-stars/rating-stars.tsx';
import { PayBar, SitePage } from '../site-frame/site-frame.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { TopBarButton } from '../top-bar/top-bar.tsx';

export interface CallerProps {
  className: string;
  style: object;
  // biome-ignore lint/suspicious/noExplicitAny: a ref to whatever element the component draws
  ref: RefObject<any>;
}

const none = () => undefined;

const renderInMenu = (entry: ReactElement) => (
  <MenuTrigger isOpen>
    <Button>More</Button>
    <Menu>
      <MenuItem id="first">Pause</MenuItem>
      {entry}
      <MenuItem id="last">Stop</MenuItem>
    </Menu>
  </MenuTrigger>
);

/** Each in its required parent. */
export const secondaryComponents: Readonly<Record<string, (callers: CallerProps) => ReactElement>> = {
  Tag: (callers) => <Tag {...callers}>Draft</Tag>,
  IconButton: (callers) => <IconButton aria-label="Add" {...callers} />,
  RangeCalendar: (callers) => <RangeCalendar aria-label="Days" {...callers} />,
  FilterBar: (callers) => <FilterBar {...callers} />,
  FilterButton: (callers) => <FilterButton {...callers}>Game</FilterButton>,
  Mark: (callers) => <Mark count={2} {...callers} />,
  ButtonLink: (callers) => (
    <ButtonLink href="#on" {...callers}>
      On
    </ButtonLink>
  ),
  ListRows: (callers) => <ListRows {...callers} />,
  RowIcon: (callers) => <RowIcon {...callers}>!</RowIcon>,
  MarkdownContents: (callers) => <MarkdownContents text={'# One\n\n## Two\n\n## Three'} {...callers} />,
  MenuItem: (callers) => renderInMenu(<MenuItem {...callers}>Open</MenuItem>),
  MenuSection: (callers) =>
    renderInMenu(
      <MenuSection title="Sort" {...callers}>
        <MenuItem id="up">Up</MenuItem>
      </MenuSection>,
    ),
  MenuSeparator: (callers) => renderInMenu(<MenuSeparator {...callers} />),
  Stack: (callers) => <Stack {...callers} />,
  PageColumns: (callers) => <PageColumns aside="Beside" asideLabel="Beside" {...callers} />,
  PagePair: (callers) => <PagePair {...callers} />,
  DockedPage: (callers) => <DockedPage dock="Chat" dockLabel="Chat" {...callers} />,
  PriceTotal: (callers) => <PriceTotal label="Total" amount="$9.00" {...callers} />,
  Radio: (callers) => (
    <RadioGroup label="Queue">
      <Radio value="solo" {...callers}>
        Solo
      </Radio>
    </RadioGroup>
  ),
  RatingInput: (callers) => <RatingInput value={0} onChange={none} {...callers} />,
  SitePage: (callers) => <SitePage title="Prices" {...callers} />,
  PayBar: (callers) => <PayBar aria-label="Payment" label="Total" amount="$9.00" {...callers} />,
  SkeletonList: (callers) => <SkeletonList {...callers} />,
  TabList: (callers) => (
    <Tabs>
      <TabList aria-label="Parts" {...callers}>
        <Tab id="a">A</Tab>
      </TabList>
      <TabPanel id="a">A</TabPanel>
    </Tabs>
  ),
  Tab: (callers) => (
    <Tabs>
      <TabList aria-label="Parts">
        <Tab id="a" {...callers}>
          A
        </Tab>
      </TabList>
      <TabPanel id="a">A</TabPanel>
    </Tabs>
  ),
  TabPanel: (callers) => (
    <Tabs>
      <TabList aria-label="Parts">
        <Tab id="a">A</Tab>
      </TabList>
      <TabPanel id="a" {...callers}>
        A
      </TabPanel>
    </Tabs>
  ),
  TopBarButton: (callers) => <TopBarButton aria-label="Messages" icon={null} {...callers} />,
};
