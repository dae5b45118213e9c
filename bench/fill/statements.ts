/** Copies cars of the catalogue with varied prices and ratings, more of them in the first cities. $1: number of cars. */
export const INSERT_VEHICLES = `
with model as (select *, row_number() over (order by slug) - 1 as place from vehicles),
  city as (select name, row_number() over (order by slug) - 1 as place from cities where active and has_page)
insert into vehicles (name, slug, brand, type, category, location, price_cents, rating, reviews, total_units, available, images, specs,
  highlights, deposit_cents, excess_cents, included_km_per_day, extra_km_cents, minimum_age, minimum_licence_years, turnaround_hours)
select model.name, model.slug || '-' || drawn.n, model.brand, model.type, model.category, city.name,
  (greatest(300, model.price_cents / 100 * drawn.dear))::integer / 10 * 1000, 4 + floor(drawn.good * 11) / 10, model.reviews,
  case when drawn.many < 0.7 then 1 when drawn.many < 0.9 then 2 else 3 end, drawn.kept > 0.03, model.images, model.specs,
  case when drawn.tagged < 0.05 then model.highlights else '{}'::text[] end,
  model.deposit_cents, model.excess_cents, model.included_km_per_day, model.extra_km_cents, model.minimum_age,
  model.minimum_licence_years, model.turnaround_hours
from (
  select n, 0.6 + random() as dear, random() as good, random() as many, random() as kept, random() as tagged, random() as where_from,
    random() as of_model
  from generate_series(1, $1::integer) n
) drawn
join model on model.place = floor(drawn.of_model * (select count(*) from model))
join city on city.place = floor(power(drawn.where_from, 1.4) * (select count(*) from city))`;

/** Inserts holds for all units, one per period, three to fourteen days long. $1: total number. */
export const INSERT_HOLDS = `
with stretch as (
  select ceil($1::numeric / (select count(*) from units))::integer as count
), drawn as (
  select units.vehicle_id, units.number, nth, stretch.count, random() as begins, random() as lasts
  from units cross join stretch cross join lateral generate_series(0, stretch.count - 1) nth
  limit $1::integer
), placed as (
  select *, date_trunc('hour', now()) - interval '60 days' + nth * interval '180 days' / count as opens,
    least(interval '3 days' + lasts * interval '11 days', interval '180 days' / count - interval '1 hour') as length
  from drawn
)
insert into unit_holds (vehicle_id, unit, during, kind)
select vehicle_id, number, tstzrange(begins_at, begins_at + length), 'maintenance'
from (select *, opens + begins * (interval '180 days' / count - length) as begins_at from placed) dated`;

/** Inserts a booking for every tenth hold, with a status that fits its dates. $1: number. */
export const INSERT_BOOKINGS = `
with chosen as (
  select hold.id as hold_id, gen_random_uuid() as id, row_number() over (order by hold.id) as n, hold.vehicle_id,
    lower(hold.during) as pickup_at, upper(hold.during) - make_interval(hours => car.turnaround_hours) as return_at,
    car.brand || ' ' || car.name as vehicle_name, car.location, car.price_cents, random() as fate
  from (select * from unit_holds order by hashtext(id::text) limit $1::integer) hold join vehicles car on car.id = hold.vehicle_id
), told as (
  select *, greatest(1, ceil(extract(epoch from return_at - pickup_at) / 86400))::integer as days,
    case when return_at < now() then case when fate < 0.01 then 'active' else 'completed' end
      when pickup_at < now() then 'active' when fate < 0.1 then 'requested' else 'confirmed' end as status
  from chosen
), booked as (
  insert into bookings (id, reference, status, vehicle_id, vehicle_name, pickup_city, return_city, pickup_date, pickup_time, return_date,
    return_time, pickup_at, return_at, days, daily_rate_cents, total_cents, terms, name, email, phone, driver_birth_date, licence_date,
    hold_expires_at, collected_at, returned_at, manage_token_hash, created_at, updated_at)
  select id, 'VL-B' || lpad(n::text, 7, '0'), status, vehicle_id, vehicle_name, location, location, pickup_at::date, '10:00', return_at::date,
    '10:00', pickup_at, return_at, days, price_cents, price_cents::bigint * days, '{}'::jsonb,
    (array['Anna','Luca','Marie','Jonas','Elena','Paolo','Sofia','Karl'])[1 + n % 8] || ' ' ||
      (array['Rossi','Bianchi','Dubois','Keller','Moretti','Conti','Weber'])[1 + n / 8 % 7] || ' ' || n,
    'renter' || n || '@example.com', '+39 02 ' || lpad(n::text, 7, '0'), '1980-01-01', '2000-01-01',
    case when status = 'requested' then now() + fate * interval '100 hours' end,
    case when status in ('active', 'completed') then pickup_at end, case when status = 'completed' then return_at end,
    md5(n::text) || md5((-n)::text), least(pickup_at - interval '7 days', now()), least(pickup_at - interval '7 days', now())
  from told
)
update unit_holds hold
set kind = 'booking', booking_id = told.id, out_since = case when told.status = 'active' and told.first then told.pickup_at end
from (select *, row_number() over (partition by vehicle_id order by pickup_at desc) = 1 as first from told where status = 'active'
  union all select *, false from told where status <> 'active') told
where told.hold_id = hold.id`;

/** Inserts customers with names in several spellings. $1: number. */
export const INSERT_CUSTOMERS = `
insert into customers (name, email, phone, phone_key)
select (array['Nicolò','Ada','Łukasz','Jörg','Seán','François','Marco','Elena'])[1 + n % 8] || ' ' ||
    (array['Müller','Rossi','D’Angelo','O''Brien','Straße','Bianchi','Cœur'])[1 + n / 8 % 7] || ' ' || n,
  'customer' || n || '@example.com', '+39 333 ' || lpad(n::text, 7, '0'), '+39333' || lpad(n::text, 7, '0')
from generate_series(1, $1::integer) n`;

/** Inserts two audit entries per booking. */
export const INSERT_AUDIT_ENTRIES = `
insert into audit_log (actor, action, entity, entity_id, before, after, created_at)
select 'staff-' || n % 20, (array['booking.change', 'booking.confirm'])[1 + twice], 'bookings', id,
  jsonb_build_object('status', 'requested', 'name', name), jsonb_build_object('status', status, 'name', name), created_at + n % 1440 * interval '1 minute'
from (select *, row_number() over (order by reference) as n from bookings) numbered cross join generate_series(0, 1) twice`;

/** Inserts the calendars of all units as the triggers would, in the order in which the migration fills them. */
export const INSERT_UNIT_CALENDARS = `
insert into unit_calendars (vehicle_id, unit, in_fleet, blocked_from, held, brand, location, category, available, price_cents, turnaround_hours,
  out_from, out_back_minutes)
select units.vehicle_id, units.number, units.in_fleet_to is null, units.blocked_from, coalesce(standing.held, '{}'),
  car.brand, car.location, car.category, car.available, car.price_cents, car.turnaround_hours, away.out_from, away.back_minutes
from units
join vehicles car on car.id = units.vehicle_id
left join (
  select vehicle_id, unit, range_agg(during) as held from unit_holds where released_at is null group by vehicle_id, unit
) standing on standing.vehicle_id = units.vehicle_id and standing.unit = units.number
left join (
  select hold.vehicle_id, hold.unit, coalesce(lower(hold.during), '-infinity') as out_from,
    coalesce((select transfer_back_minutes from bookings where id = hold.booking_id), 0) as back_minutes
  from unit_holds hold where hold.released_at is null and hold.out_since is not null
) away on away.vehicle_id = units.vehicle_id and away.unit = units.number
order by car.location, car.brand, car.category, car.id, units.number`;

/**
 * Inserts rules of the rates: $1 for single cars and $2 for brands, categories and all cars, in one city or in all. Day rules cover one to eight weeks of
 * the next half year; some are for weekends only. A tenth are packages, a tenth length discounts and a twentieth minimum lengths.
 */
export const INSERT_RATE_RULES = `
with drawn as (
  select n, n <= $1::integer as is_own, random() as of_kind, random() as of_scope, random() as of_place, random() as begins, random() as lasts,
    random() as dear, random() as on_days
  from generate_series(1, $1::integer + $2::integer) n
), car as (select id, row_number() over (order by md5(slug)) as n from vehicles order by md5(slug) limit $1::integer),
  brand as (select name, row_number() over (order by slug) - 1 as place from brands where active),
  city as (select name, row_number() over (order by slug) - 1 as place from cities where active and has_page),
  kinds as (
    select *, case when of_kind < 0.1 then 'package' when of_kind < 0.2 then 'length' when of_kind < 0.25 then 'minimum' else 'day' end as kind,
      of_kind > 0.9 as has_amount, current_date + floor(begins * 180)::integer as first
    from drawn
  )
insert into rate_rules (kind, name, vehicle_id, brand, category, city, from_date, until_date, weekdays, percent, price_cents, days,
  window_weekday, window_from, window_last_day, window_until, included_kilometres)
select kind, 'Regola ' || kinds.n, car.id,
  case when not is_own and of_scope < 0.45 then brand.name end,
  case when not is_own and of_scope between 0.45 and 0.8 then (array['sportive','cabrio','suv','berline','van'])[1 + floor(of_place * 5)::integer] end,
  case when not is_own and lasts < 0.5 then city.name end,
  first, first + 6 + floor(lasts * 50)::integer,
  case when kind in ('day', 'minimum') and on_days < 0.3 then array['friday','saturday','sunday'] else '{}'::text[] end,
  case when kind = 'day' and not has_amount then 80 + floor(dear * 90)::integer when kind = 'length' then 3 + floor(dear * 12)::integer end,
  case when kind = 'package' then 100000 + floor(dear * 300)::integer * 1000 when kind = 'day' and has_amount then 50000 + floor(dear * 150)::integer * 1000 end,
  case when kind = 'length' then 3 + floor(on_days * 5)::integer when kind = 'minimum' then 2 + floor(on_days * 4)::integer end,
  case when kind = 'package' then 'friday' end, case when kind = 'package' then '15:00' end, case when kind = 'package' then 3 end,
  case when kind = 'package' then '10:00' end, case when kind = 'package' then 600 end
from kinds
left join car on is_own and car.n = kinds.n
left join brand on brand.place = floor(of_place * (select count(*) from brand))
left join city on city.place = floor(on_days * (select count(*) from city))`;
