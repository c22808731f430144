export const embedTitle = 'Book this tour';

export const embedDialog = { close: 'Close', newWindow: 'Open in a new window' };
