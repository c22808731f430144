import type { RefusedForm } from '@booking/domain/passengers';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { validatedEntries } from '../../storage/passengers.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';

/** What the backend has refused of the submitted passengers, as of when the page was opened; undefined if nothing. PASS-68. */
export function useRefusedForm(departureId: string): RefusedForm | undefined {
  const services = useServices();
  const [refused] = useState((): RefusedForm | undefined => {
    const fields = refusedFieldsEntries(services).peek(departureId)?.value ?? [];
    const sent = validatedEntries(services).peek(departureId)?.value;
    return sent && fields.length > 0 ? { fields, sent } : undefined;
  });
  return refused;
}
