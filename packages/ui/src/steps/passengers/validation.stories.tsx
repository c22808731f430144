import type { MainBooker, Passenger, PassengersFormValues } from '@booking/domain/passengers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { toFieldId } from '../../form/index.ts';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, onPage, sampleArgs, sampleForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

type FieldName = `main.${keyof MainBooker}` | `passengers[${number}].${keyof Passenger}`;
type Row = [name: FieldName, value: unknown, en: string, nl: string, de: string];

/** Invalid values and their messages. Each round is one form, and contains each field at most once. */
const rounds: readonly Row[][] = [
  [
    ['main.phoneNumber', '', 'Phone number is required', 'Telefoonnummer is verplicht', 'Bitte geben Sie Ihre Telefonnummer an'],
    ['main.emailAddress', '', 'Email address is required', 'E-mailadres is verplicht', 'Bitte geben Sie Ihre E-Mail-Adresse an'],
    ['main.streetAddress', '', 'Address is required', 'Adres is verplicht', 'Bitte geben Sie Ihre Adresse an'],
    ['main.zipCode', '', 'Zip code is required', 'Postcode is verplicht', 'Bitte geben Sie die Postleitzahl an'],
    ['main.city', ' ', 'City is required', 'Woonplaats is verplicht', 'Bitte geben Sie den Ort an'],
    ['main.country', '', 'Country is required', 'Land is verplicht', 'Bitte wählen Sie ein Land'],
    ['passengers[1].firstName', '', 'First name is required', 'Voornaam is verplicht', 'Bitte geben Sie den Vornamen an'],
    ['passengers[1].lastName', '', 'Last name is required', 'Achternaam is verplicht', 'Bitte geben Sie den Nachnamen an'],
    ['passengers[1].dateOfBirth', '', 'Date of birth is required', 'Geboortedatum is verplicht', 'Bitte geben Sie das Geburtsdatum an'],
    ['passengers[1].bodyHeight', '', 'Body height is required', 'Lichaamslengte is verplicht', 'Bitte geben Sie die Körpergröße an'],
    ['passengers[1].bike', '', 'Bicycle choice is required', 'Kies een fiets', 'Bitte wählen Sie ein Fahrrad'],
    ['passengers[1].cabin', '', 'Cabin assignment is required', 'Kies een hut', 'Bitte wählen Sie eine Kabine'],
  ],
  [
    [
      'main.emailAddress',
      'ann@',
      'Email address has to be an email address',
      'Dit is geen geldig e-mailadres',
      'Dies ist keine gültige E-Mail-Adresse',
    ],
    ['main.country', 'XX', 'Country is invalid', 'Dit land bestaat niet', 'Dieses Land gibt es nicht'],
    ['main.zipCode', '1'.repeat(21), 'This text is too long', 'Deze tekst is te lang', 'Dieser Text ist zu lang'],
    [
      'passengers[0].dateOfBirth',
      '2026-11-21',
      'Date of birth should be in the past',
      'De geboortedatum moet in het verleden liggen',
      'Das Geburtsdatum muss in der Vergangenheit liegen',
    ],
    [
      'passengers[1].dateOfBirth',
      '1899-12-31',
      'Date of birth is too far in the past',
      'De geboortedatum ligt te ver in het verleden',
      'Das Geburtsdatum liegt zu weit zurück',
    ],
    [
      'passengers[2].dateOfBirth',
      '1999-02-29',
      'Date of birth is not a valid date',
      'De geboortedatum is geen bestaande datum',
      'Das Geburtsdatum ist kein gültiges Datum',
    ],
    [
      'passengers[0].bodyHeight',
      '99',
      'Body height should be at least 100 centimeters',
      'De lichaamslengte moet minstens 100 centimeter zijn',
      'Die Körpergröße muss mindestens 100 Zentimeter betragen',
    ],
    [
      'passengers[1].bodyHeight',
      '300',
      'Body height should be less than 300 centimeters',
      'De lichaamslengte moet minder dan 300 centimeter zijn',
      'Die Körpergröße muss unter 300 Zentimetern liegen',
    ],
    [
      'passengers[2].bodyHeight',
      '170.5',
      'Body height should be a whole number of centimeters',
      'Vul de lichaamslengte in hele centimeters in',
      'Bitte geben Sie die Körpergröße in ganzen Zentimetern an',
    ],
    [
      'passengers[3].bodyHeight',
      '0',
      'Body height should be positive',
      'De lichaamslengte moet groter dan nul zijn',
      'Die Körpergröße muss größer als null sein',
    ],
    [
      'passengers[1].gender',
      'X',
      'Gender is required to be male or female',
      'Kies man of vrouw, of laat het leeg',
      'Bitte wählen Sie männlich oder weiblich, oder lassen Sie das Feld leer',
    ],
    [
      'passengers[2].bike',
      'gone',
      'This bike is not available. Please choose another one.',
      'Deze fiets is niet beschikbaar. Kies een andere.',
      'Dieses Fahrrad ist nicht verfügbar. Bitte wählen Sie ein anderes.',
    ],
    [
      'passengers[2].diet',
      'gone',
      'This dietary option is not available. Please choose another one.',
      'Deze dieetwens is niet beschikbaar. Kies een andere.',
      'Diese Ernährungsform ist nicht verfügbar. Bitte wählen Sie eine andere.',
    ],
    [
      'passengers[2].other',
      ['gone'],
      'One of these extras is not available. Please deselect it.',
      'Een van deze extra’s is niet beschikbaar. Vink die uit.',
      'Eine dieser Zusatzleistungen ist nicht verfügbar. Bitte wählen Sie sie ab.',
    ],
    [
      'passengers[1].cabin',
      'gone',
      'This cabin is not among the cabins you chose.',
      'Deze hut hoort niet bij de hutten die je hebt gekozen.',
      'Diese Kabine gehört nicht zu den von Ihnen gewählten Kabinen.',
    ],
  ],
  [
    [
      'main.state',
      '',
      'State/Province is required',
      'Staat/provincie is verplicht',
      'Bitte wählen Sie einen Bundesstaat oder eine Provinz',
    ],
    // Two are in that cabin already.
    [
      'passengers[2].cabin',
      'twin:0',
      'Cabin has too many occupants',
      'Er zijn te veel personen in deze hut',
      'Diese Kabine ist mit zu vielen Personen belegt',
    ],
  ],
  [
    [
      'main.state',
      'ON',
      'State/Province is invalid',
      'Deze staat/provincie hoort niet bij het land',
      'Dieser Bundesstaat oder diese Provinz gehört nicht zum Land',
    ],
  ],
];

/** The values of four complete passengers, with the round's invalid values. Rounds with a state have a booker in the US. */
function toValues(round: readonly Row[]): PassengersFormValues {
  const { main, passengers } = filledValues(4);
  if (round.some(([name]) => name === 'main.state')) Object.assign(main, { country: 'US' });
  const part = (name: FieldName): object => {
    const index = /\d+/.exec(name)?.[0];
    return index === undefined ? main : (passengers[Number(index)] ?? {});
  };
  for (const [name, value] of round) Object.assign(part(name), { [name.split('.')[1] ?? '']: value });
  return { main, passengers };
}

function Rounds() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        Next round
      </button>
      <PassengersView key={round} {...sampleArgs} form={sampleForm(4, toValues(rounds[round] ?? []))} />
    </>
  );
}

const meta = {
  title: 'Steps/Passengers/Validation',
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  render: () => <Rounds />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each message is shown at its field, in the language of the page. */
const eachMessage = (language: 0 | 1 | 2): NonNullable<Story['play']> =>
  async function play({ canvas, canvasElement }) {
    for (const [index, round] of rounds.entries()) {
      if (index > 0) await userEvent.click(canvas.getByRole('button', { name: 'Next round' }));
      const submit = [...canvasElement.querySelectorAll<HTMLElement>('button[type=submit]')].find((one) => one.offsetHeight > 0);
      await userEvent.click(submit as HTMLElement);
      const expected = round.map(([name, , ...texts]) => [name, texts[language]]);
      const atFields = () =>
        round.map(([name]) => [name, canvasElement.ownerDocument.getElementById(`${toFieldId(name)}-error`)?.textContent]);
      await waitFor(() => expect(atFields()).toEqual(expected));
    }
  };

/** PASS-58. */
export const English: Story = { play: eachMessage(0) };
export const Dutch: Story = { globals: { language: 'nl' }, play: eachMessage(1) };
export const German: Story = { globals: { language: 'de' }, play: eachMessage(2) };

/** A turn of the wheel over a number does not change it: the field loses the focus, which a text keeps. PASS-104. */
export const Wheel: Story = {
  async play({ canvas }) {
    const turnOver = async (label: string | RegExp): Promise<HTMLElement> => {
      const field = getMainBooker(canvas).getByLabelText(label);
      await userEvent.click(field);
      await expect(field).toHaveFocus();
      field.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
      return field;
    };
    await expect(await turnOver('First name')).toHaveFocus();
    await expect(await turnOver(/^Body height/)).not.toHaveFocus();
  },
};
