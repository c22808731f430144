import { date } from '../mock-backend.ts';

/** A booking that can be paid, by deposit or in full, with unusual but valid values. */
export const aBooking = {
  status: 'completed',
  id: '00000000-0000-4000-8000-000000000002',
  departure_date: date,
  can_pay: true,
  on_request: false,
  tour_name: 'Odd tour',
  tour_id: 'x.1',
  name: 'Ann Example',
  email: 'ann@example.com',
  market: 'default',
  exchange_rate: 1.1,
  state: null as string | null,
  number: 'B-1',
  amount: 4000,
  local_costs: 100,
  full_amount: 4100,
  insurance_amount: 200,
  deposit: 1370 as number | null,
  surprise: [],
};
