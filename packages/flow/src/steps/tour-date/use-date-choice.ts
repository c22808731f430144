import { chooseDay, type DateChoice } from '@booking/domain/steps';
import { useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { sessionDateItem } from '../../storage/items.ts';
import { useChoice } from '../../trip/use-choice.ts';

/** The choice of the date step: `useChoice`, with a chosen day kept for the session. The party alone is no choice of a trip. */
export function useDateChoice() {
  const services = useServices();
  const { value, isTouched, change, adjust } = useChoice(useScreens().date.useSearch());
  return {
    value,
    isTouched,
    change(update: (before: DateChoice) => Partial<DateChoice>): void {
      const changed = update(value);
      if (!('date' in changed)) {
        adjust(update);
        return;
      }
      const session = sessionDateItem(services);
      if (changed.date) session.write(changed.date);
      else session.clear();
      change(update);
    },
    /** Takes a day out of the address that cannot be booked any more. */
    drop: (): void => adjust(() => chooseDay(null)),
  };
}
