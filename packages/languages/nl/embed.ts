export const embedTitle = 'Boek deze reis';

export const embedDialog = { close: 'Sluiten', newWindow: 'Openen in een nieuw venster' };
