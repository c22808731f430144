import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Coupon } from '../../coupon/index.ts';
import { sampleDeparture, samplePortNames, sampleQuote, sampleVoucherTexts } from '../../summary/sample-trip.ts';
import { SummaryPanel } from '../../summary/summary-panel.tsx';
import type { PassengersViewProps } from './passengers-view.tsx';
import { emptyValues, sampleOffer, sampleStep } from './sample-offer.ts';

/** The form of a party, for stories. */
export const sampleForm = (persons: number, initial = emptyValues(persons)) => ({
  step: sampleStep(persons),
  offer: sampleOffer(persons),
  initial,
});

/** The side panel of the sample trip. */
export const samplePanel = (quote: typeof sampleQuote): ReactElement => (
  <SummaryPanel
    tourName={sampleDeparture.tour_name}
    departure={sampleDeparture}
    quote={quote}
    portNames={samplePortNames}
    voucherTexts={sampleVoucherTexts}
  >
    <Coupon applied={null} busy={false} error={null} onApply={() => {}} onRemove={() => {}} />
  </SummaryPanel>
);

/** The default args of this step's stories. */
export const sampleArgs = {
  layout: {
    title: 'checkout:passengers.title',
    progress: null,
    aside: samplePanel(sampleQuote),
    backHref: '#back',
    bar: { total: sampleQuote.total, dates: 'May 8 – 15, 2027' },
  },
  form: sampleForm(2),
  notices: { restored: false },
  actions: { onChange: fn(), onSubmit: fn(), onClear: fn() },
} satisfies PassengersViewProps;

export const onPage: Decorator = (Story) => (
  <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
    <Story />
  </main>
);

export type Canvas = ReturnType<typeof within>;

export const getRegion = (canvas: Canvas, name: string): Canvas => within(canvas.getByRole('region', { name }));
export const getMainBooker = (canvas: Canvas): Canvas => getRegion(canvas, 'Personal information - Main booker');
export const submitForm = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getAllByRole('button', { name: 'Next: price overview' })[0] as HTMLElement);
