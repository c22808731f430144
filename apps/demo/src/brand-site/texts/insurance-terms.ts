import type { InsuranceType } from '@booking/domain/schema';
import type { Translated } from '@booking/languages';

export type InsuranceTerms = {
  title: string;
  /** Who insures, and for whom the terms are. */
  lead: string;
  sections: readonly { title: string; text: string }[];
};

/** Who insures: an invented company. */
export const insurer = 'Demo Verzekeringen N.V., Amsterdam';

/** The page of the terms of a type of insurance, below brand and language. */
export const insuranceTermsPage = (type: InsuranceType): string => `insurance-${type}`;

/** The terms of the demo's insurances, which both markets share. Insurer and terms are invented. */
export const insuranceTerms: Translated<Readonly<Record<InsuranceType, InsuranceTerms>>> = {
  en: {
    cancellation: {
      title: 'Terms of the cancellation insurance',
      lead: 'The insurer is Demo Verzekeringen N.V., Amsterdam, an invented company. These terms hold for everyone in the booking, in Europe and in North America.',
      sections: [
        {
          title: '1. What is insured',
          text: 'The price of the trip without local costs, as it is on your booking confirmation, up to 100%. If you go home early, the days that you missed are paid in proportion.',
        },
        {
          title: '2. When we pay',
          text: 'When a traveller cannot start or finish the trip because of a serious illness or an accident, a death in the family up to the second degree, or the loss of a permanent job through no fault of their own.',
        },
        {
          title: '3. When we do not pay',
          text: 'For events that were known, or could be expected, when the trip was booked; for a change of mind, the weather, a missing visa or passport; and for what another insurance or the organiser pays back.',
        },
        {
          title: '4. What you do',
          text: 'Cancel the trip as soon as the event is known, and report the claim within 30 days with a certificate of the doctor, the employer or the registry office.',
        },
        {
          title: '5. Beginning, end and withdrawal',
          text: 'The cover begins when the premium is paid and ends on the day of return. You may withdraw within 14 days after booking, as long as the trip has not begun and nothing was claimed; the premium is then paid back. The whole premium is due at booking.',
        },
        {
          title: '6. Complaints',
          text: 'Please write to complaints@demo-insurance.example. If we do not agree within six weeks, you may turn to the ombudsman for insurances of your country.',
        },
      ],
    },
    travel: {
      title: 'Terms of the travel insurance',
      lead: 'The insurer is Demo Verzekeringen N.V., Amsterdam, an invented company. These terms hold for everyone in the booking, in Europe and in North America.',
      sections: [
        {
          title: '1. What is insured',
          text: 'Necessary medical treatment abroad up to €1,000,000 per person, the transport home, luggage up to €2,500 per person, and help by phone at any hour.',
        },
        {
          title: '2. When we pay',
          text: 'For illness and accidents during the trip, cycling included, and for luggage that is stolen, lost or damaged on the way.',
        },
        {
          title: '3. When we do not pay',
          text: 'For treatment that was planned before the trip; for luggage that was left unattended; for cash; for bicycle races; and for damage under the influence of alcohol.',
        },
        {
          title: '4. What you do',
          text: 'Call the help line before a stay in hospital or a transport home. Report a theft to the police within 24 hours. Send us the bills within 30 days after your return.',
        },
        {
          title: '5. Beginning, end and withdrawal',
          text: 'The cover begins on the day of departure and ends on the day of return. You may withdraw within 14 days after booking, as long as the trip has not begun; the premium is then paid back. The whole premium is due at booking.',
        },
        {
          title: '6. Complaints',
          text: 'Please write to complaints@demo-insurance.example. If we do not agree within six weeks, you may turn to the ombudsman for insurances of your country.',
        },
      ],
    },
  },
  nl: {
    cancellation: {
      title: 'Voorwaarden van de annuleringsverzekering',
      lead: 'De verzekeraar is Demo Verzekeringen N.V., Amsterdam, een verzonnen bedrijf. Deze voorwaarden gelden voor iedereen in de boeking, in Europa en in Noord-Amerika.',
      sections: [
        {
          title: '1. Wat is verzekerd',
          text: 'De reissom zonder de lokale kosten, zoals die op je boekingsbevestiging staat, tot 100%. Ga je eerder naar huis, dan vergoeden we de gemiste dagen naar verhouding.',
        },
        {
          title: '2. Wanneer we betalen',
          text: 'Als een reiziger niet kan vertrekken of eerder terug moet door een ernstige ziekte of een ongeval, een overlijden in de familie tot en met de tweede graad, of het verlies van een vaste baan buiten de eigen schuld.',
        },
        {
          title: '3. Wanneer we niet betalen',
          text: 'Voor gebeurtenissen die bij het boeken bekend waren of te verwachten vielen; als je je bedenkt, bij slecht weer, een ontbrekend visum of paspoort; en voor wat een andere verzekering of de organisator vergoedt.',
        },
        {
          title: '4. Wat je doet',
          text: 'Annuleer de reis zodra je het weet, en meld de schade binnen 30 dagen met een verklaring van de arts, de werkgever of de burgerlijke stand.',
        },
        {
          title: '5. Begin, einde en bedenktijd',
          text: 'De dekking begint als de premie is betaald en eindigt op de dag van terugkomst. Je kunt binnen 14 dagen na het boeken afzien van de verzekering, zolang de reis niet begonnen is en je niets hebt gemeld; je krijgt de premie dan terug. De hele premie betaal je bij het boeken.',
        },
        {
          title: '6. Klachten',
          text: 'Schrijf naar klachten@demo-insurance.example. Komen we er binnen zes weken niet uit, dan kun je terecht bij de ombudsman voor verzekeringen in je land.',
        },
      ],
    },
    travel: {
      title: 'Voorwaarden van de reisverzekering',
      lead: 'De verzekeraar is Demo Verzekeringen N.V., Amsterdam, een verzonnen bedrijf. Deze voorwaarden gelden voor iedereen in de boeking, in Europa en in Noord-Amerika.',
      sections: [
        {
          title: '1. Wat is verzekerd',
          text: 'Noodzakelijke medische behandeling in het buitenland tot € 1.000.000 per persoon, het vervoer naar huis, bagage tot € 2.500 per persoon, en hulp per telefoon op elk moment.',
        },
        {
          title: '2. Wanneer we betalen',
          text: 'Bij ziekte en ongevallen tijdens de reis, ook op de fiets, en voor bagage die onderweg gestolen, verloren of beschadigd raakt.',
        },
        {
          title: '3. Wanneer we niet betalen',
          text: 'Voor een behandeling die vóór de reis gepland was; voor bagage die zonder toezicht is achtergelaten; voor contant geld; voor wielerwedstrijden; en voor schade onder invloed van alcohol.',
        },
        {
          title: '4. Wat je doet',
          text: 'Bel de hulplijn vóór een opname in het ziekenhuis of vervoer naar huis. Doe binnen 24 uur aangifte van diefstal. Stuur ons de rekeningen binnen 30 dagen na je terugkomst.',
        },
        {
          title: '5. Begin, einde en bedenktijd',
          text: 'De dekking begint op de dag van vertrek en eindigt op de dag van terugkomst. Je kunt binnen 14 dagen na het boeken afzien van de verzekering, zolang de reis niet begonnen is; je krijgt de premie dan terug. De hele premie betaal je bij het boeken.',
        },
        {
          title: '6. Klachten',
          text: 'Schrijf naar klachten@demo-insurance.example. Komen we er binnen zes weken niet uit, dan kun je terecht bij de ombudsman voor verzekeringen in je land.',
        },
      ],
    },
  },
  de: {
    cancellation: {
      title: 'Bedingungen der Reiserücktrittsversicherung',
      lead: 'Versicherer ist die Demo Verzekeringen N.V., Amsterdam, ein erfundenes Unternehmen. Diese Bedingungen gelden für alle Personen der Buchung, in Europa und in Nordamerika.',
      sections: [
        {
          title: '1. Was versichert ist',
          text: 'Der Reisepreis ohne die Kosten vor Ort, wie er in Ihrer Buchungsbestätigung steht, bis zu 100\u00a0%. Reisen Sie früher ab, erstatten wir die versäumten Tage anteilig.',
        },
        {
          title: '2. Wann wir zahlen',
          text: 'Wenn eine mitreisende Person die Reise nicht antreten oder nicht beenden kann: wegen einer schweren Erkrankung oder eines Unfalls, eines Todesfalls in der Familie bis zum zweiten Grad oder des unverschuldeten Verlusts einer festen Arbeitsstelle.',
        },
        {
          title: '3. Wann wir nicht zahlen',
          text: 'Bei Ereignissen, die bei der Buchung bekannt oder zu erwarten waren; wenn Sie es sich anders überlegen, bei schlechtem Wetter, fehlendem Visum oder Reisepass; und für alles, was eine andere Versicherung oder der Veranstalter erstattet.',
        },
        {
          title: '4. Was Sie tun',
          text: 'Treten Sie von der Reise zurück, sobald der Grund bekannt ist, und melden Sie den Schaden innerhalb von 30 Tagen mit einer Bescheinigung des Arztes, des Arbeitgebers oder des Standesamts.',
        },
        {
          title: '5. Beginn, Ende und Widerruf',
          text: 'Der Schutz beginnt mit der Zahlung der Prämie und endet am Tag der Rückkehr. Sie können innerhalb von 14 Tagen nach der Buchung widerrufen, solange die Reise nicht begonnen hat und kein Schaden gemeldet ist; Sie erhalten die Prämie dann zurück. Die ganze Prämie ist bei der Buchung fällig.',
        },
        {
          title: '6. Beschwerden',
          text: 'Schreiben Sie an beschwerden@demo-insurance.example. Werden wir uns innerhalb von sechs Wochen nicht einig, hilft Ihnen die Ombudsstelle für Versicherungen Ihres Landes.',
        },
      ],
    },
    travel: {
      title: 'Bedingungen der Reiseversicherung',
      lead: 'Versicherer ist die Demo Verzekeringen N.V., Amsterdam, ein erfundenes Unternehmen. Diese Bedingungen gelden für alle Personen der Buchung, in Europa und in Nordamerika.',
      sections: [
        {
          title: '1. Was versichert ist',
          text: 'Notwendige Behandlungen im Ausland bis 1.000.000\u00a0€ pro Person, der Rücktransport, Gepäck bis 2.500\u00a0€ pro Person und telefonische Hilfe rund um die Uhr.',
        },
        {
          title: '2. Wann wir zahlen',
          text: 'Bei Krankheit und Unfällen während der Reise, auch auf dem Fahrrad, und für Gepäck, das unterwegs gestohlen wird, verloren geht oder beschädigt wird.',
        },
        {
          title: '3. Wann wir nicht zahlen',
          text: 'Für Behandlungen, die vor der Reise geplant waren; für unbeaufsichtigtes Gepäck; für Bargeld; für Radrennen; und für Schäden unter dem Einfluss von Alkohol.',
        },
        {
          title: '4. Was Sie tun',
          text: 'Rufen Sie vor einem Krankenhausaufenthalt oder Rücktransport die Notfallnummer an. Zeigen Sie einen Diebstahl innerhalb von 24 Stunden bei der Polizei an. Senden Sie uns die Rechnungen innerhalb von 30 Tagen nach Ihrer Rückkehr.',
        },
        {
          title: '5. Beginn, Ende und Widerruf',
          text: 'Der Schutz beginnt am Tag der Abreise und endet am Tag der Rückkehr. Sie können innerhalb von 14 Tagen nach der Buchung widerrufen, solange die Reise nicht begonnen hat; Sie erhalten die Prämie dann zurück. Die ganze Prämie ist bei der Buchung fällig.',
        },
        {
          title: '6. Beschwerden',
          text: 'Schreiben Sie an beschwerden@demo-insurance.example. Werden wir uns innerhalb von sechs Wochen nicht einig, hilft Ihnen die Ombudsstelle für Versicherungen Ihres Landes.',
        },
      ],
    },
  },
};
