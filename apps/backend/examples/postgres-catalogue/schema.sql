-- The tables of the example. What only the contract describes is stored in its format, as JSON.
create table catalogue_ships (
  id text primary key,
  name text not null,
  guests integer not null,
  total_cabins integer not null,
  -- The cabin types, without prices and numbers.
  cabins jsonb not null
);

create table catalogue_tours (
  id text primary key,
  name text not null,
  duration integer not null,
  external_id text not null,
  -- Program and ports.
  facts jsonb not null,
  products jsonb not null
);

create table catalogue_departures (
  id text primary key,
  tour_id text not null references catalogue_tours,
  ship_id text not null references catalogue_ships,
  -- ISO dates as text, in the order of their bytes: a request may name any year from 0000 to 9999.
  date text collate "C" not null,
  end_date text not null,
  on_request boolean not null,
  voucher jsonb,
  -- Minimum and maximum; null if the availability is unknown.
  party jsonb,
  -- Prices and numbers of each cabin type.
  cabins jsonb not null
);
create index catalogue_departures_of_tour on catalogue_departures (tour_id, date);

create table catalogue_coupons (
  code text primary key,
  voucher jsonb not null,
  first_date text collate "C" not null,
  last_date text collate "C" not null
);

-- Translations of tours, ships, products, cabins, vouchers and ports. `owner` is the ship of a cabin.
create table catalogue_texts (
  kind text not null check (kind in ('tour', 'ship', 'product', 'cabin', 'voucher', 'port')),
  owner text not null,
  position integer not null,
  text jsonb not null,
  primary key (kind, owner, position)
);
